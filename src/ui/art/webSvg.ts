/*
 * What the web bundle finds under the name `react-native-svg` (see metro.config.js). A browser draws these elements
 * itself; the library would put a component, a style and a parser of transforms between React and each of them, several
 * hundred times a table. Drawings keep to what SVG itself knows: no `onPress`, `rotation` or `origin` on a shape.
 */
export const Svg = 'svg';
export const Defs = 'defs';
export const G = 'g';
export const Path = 'path';
export const Circle = 'circle';
export const Ellipse = 'ellipse';
export const Text = 'text';
export const LinearGradient = 'linearGradient';
export const RadialGradient = 'radialGradient';
export const Stop = 'stop';
export const Pattern = 'pattern';
