import type { ReactNode } from 'react';

/** One of several things to choose from. */
export interface ChoiceOption<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  /** A sentence on what it means. */
  readonly line?: string;
  /** A small picture beside the label. */
  readonly picture?: ReactNode;
}

export interface ChoiceProps<Value extends string | number> {
  /** What is chosen here. */
  readonly label: string;
  readonly options: readonly ChoiceOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}
