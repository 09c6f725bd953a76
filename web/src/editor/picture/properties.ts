// The properties of style that a picture copies. A browser has hundreds for every element; what is drawn here needs only
// these, and a picture is made several times as fast.

const sides = (before: string, after = ""): string[] =>
  ["top", "right", "bottom", "left"].map((side) => `${before}${side}${after}`);

export const PROPERTIES: string[] = [
  // Where it is, and how large.
  ..."display position float clear box-sizing z-index order visibility isolation".split(" "),
  ..."width height min-width min-height max-width max-height aspect-ratio vertical-align".split(" "),
  ...sides(""),
  ...sides("margin-"),
  ...sides("padding-"),
  ..."overflow-x overflow-y clip-path transform transform-origin translate rotate scale".split(" "),
  ..."flex-basis flex-direction flex-grow flex-shrink flex-wrap row-gap column-gap".split(" "),
  ..."align-content align-items align-self justify-content justify-items justify-self".split(" "),
  ..."grid-auto-columns grid-auto-flow grid-auto-rows grid-column-end grid-column-start".split(" "),
  ..."grid-row-end grid-row-start grid-template-areas grid-template-columns grid-template-rows".split(" "),
  // What it is painted with.
  ..."color color-scheme opacity box-shadow filter mix-blend-mode".split(" "),
  ..."background-attachment background-clip background-color background-image background-origin".split(" "),
  ..."background-position-x background-position-y background-repeat background-size".split(" "),
  ...sides("border-", "-color"),
  ...sides("border-", "-style"),
  ...sides("border-", "-width"),
  ..."border-top-left-radius border-top-right-radius".split(" "),
  ..."border-bottom-left-radius border-bottom-right-radius".split(" "),
  ..."fill fill-opacity fill-rule stroke stroke-linecap stroke-linejoin stroke-opacity stroke-width".split(" "),
  // What is written in it.
  ..."direction unicode-bidi font-family font-size font-weight font-stretch font-style font-kerning".split(" "),
  ..."font-feature-settings font-variant-caps font-variant-ligatures font-variant-numeric".split(" "),
  ..."line-height letter-spacing word-spacing word-break overflow-wrap hyphens white-space text-wrap".split(" "),
  ..."text-align text-indent text-transform text-overflow text-shadow text-size-adjust".split(" "),
  ..."text-decoration-color text-decoration-line text-decoration-style text-decoration-thickness".split(" "),
  ..."text-underline-offset list-style-position list-style-type".split(" "),
];
