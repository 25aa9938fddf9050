import type { PostProcessorModule } from 'i18next';

/** A title that ends with a question ends its sentence as well: no full stop after it. */
export const ONE_STOP: PostProcessorModule = {
  type: 'postProcessor',
  name: 'one-stop',
  process: (text: string) => text.replace(/([?!])\./g, '$1'),
};
