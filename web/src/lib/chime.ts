// The sound of one's turn: two soft tones, made here.

/** A fifth apart. */
const TONES_HZ = [523.25, 783.99];
const APART_S = 0.16;
const LENGTH_S = 0.7;
const LOUDNESS = 0.12;

let audio: AudioContext | undefined;

/** Play it. Before the first click on the page browsers stay silent. */
export function chime(): void {
  if (!("AudioContext" in window)) return;
  const context = (audio ??= new AudioContext());
  void context.resume().then(() => TONES_HZ.forEach((hertz, index) => tone(context, hertz, index * APART_S)));
}

function tone(context: AudioContext, hertz: number, delay: number): void {
  const start = context.currentTime + delay;
  const [source, volume] = [context.createOscillator(), context.createGain()];
  source.type = "sine";
  source.frequency.value = hertz;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + LENGTH_S);
  source.connect(volume).connect(context.destination);
  source.start(start);
  source.stop(start + LENGTH_S);
}
