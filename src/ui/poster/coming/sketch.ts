/** Posters of games in production are drawn like a designer's sketch: white line on blue paper. */
export const SKETCH = {
  width: 200,
  height: 150,
  paper: '#1B2A63',
  shade: '#142050',
  line: '#BFD0FF',
} as const;
