// The title of the page, where it says more than the page's name.

class Title {
  /** What the page says of itself at the moment, if anything. */
  said = $state<string>();
}

export const title = new Title();
