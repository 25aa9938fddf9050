/** A sound file is a number on a phone and an address in a browser: either way the player knows what to do with it. */
declare module '*.wav' {
  const source: number;
  export default source;
}
