import type { Words } from '../../i18n/resources';

export type SectionName = keyof Words['rules']['section'];

interface Section {
  readonly name: SectionName;
  /** The rules of `docs/rules/hollywood.md` that it tells. A test sees to it that none of them is left out. */
  readonly rules: readonly string[];
}

/** The sections of the rules of *Hollywood!*, in the order of the book. */
export const SECTIONS: readonly Section[] = [
  { name: 'goal', rules: ['SCORE-4'] },
  { name: 'cards', rules: ['CARDS-1', 'CARDS-2', 'CARDS-3', 'CARDS-5'] },
  { name: 'table', rules: ['SETUP-2', 'DEAL-1', 'DEAL-2'] },
  { name: 'secrets', rules: ['INFO-1', 'INFO-2'] },
  { name: 'turn', rules: ['CARDS-4', 'TURN-1', 'TURN-2', 'TURN-4'] },
  { name: 'bumping', rules: ['PLACE-1', 'PLACE-2', 'PLACE-4'] },
  { name: 'full-columns', rules: ['PLACE-3', 'EX-2'] },
  { name: 'clap-board', rules: ['STUDIO-1', 'CLAP-1', 'CLAP-2'] },
  { name: 'double-reel', rules: ['STUDIO-1', 'DOUBLE-1', 'DOUBLE-2', 'DOUBLE-3'] },
  { name: 'round-end', rules: ['SETUP-1', 'TURN-3'] },
  { name: 'claiming', rules: ['CLAIM-1', 'CLAIM-2'] },
  { name: 'projects', rules: ['FILM-1', 'FILM-2'] },
  { name: 'stars', rules: ['STAR-1', 'STAR-2', 'STAR-4', 'EX-3'] },
  { name: 'lost-star', rules: ['STAR-3'] },
  { name: 'blockbusters', rules: ['BLOCKBUSTER-1', 'SCORE-1'] },
  { name: 'awards', rules: ['CARDS-2', 'SCORE-2', 'SCORE-3'] },
  { name: 'set-aside', rules: ['CLAIM-3'] },
  { name: 'rounds', rules: ['SETUP-1', 'SETUP-3', 'DEAL-3', 'NEXT-1', 'END-1'] },
  { name: 'scoring', rules: ['SCORE-1', 'SCORE-2', 'SCORE-3', 'EX-1'] },
  { name: 'largest-project', rules: ['SCORE-3'] },
  { name: 'ties', rules: ['SCORE-4', 'SCORE-5', 'SCORE-6'] },
  { name: 'advanced', rules: ['ADV-1', 'ADV-2', 'ADV-3'] },
  { name: 'claim-order', rules: ['CLAIM-4'] },
];

/** The section an address names, which may be anything. */
export function sectionNamed(text: unknown): SectionName | undefined {
  return SECTIONS.find(({ name }) => name === text)?.name;
}
