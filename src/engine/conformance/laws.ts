/** What every game must keep. The suite names the law that a game breaks. */
export const LAWS = {
  'legal-when-to-act': 'A seat the match waits for, or that may interrupt, has something to do.',
  'legal-only-to-act':
    'Nobody else is offered anything, and nobody is both waited for and interrupting.',
  'legal-is-stable':
    'The same state offers the same actions in the same order, none of them twice.',
  'offered-applies': 'Every action that is offered can be carried out.',
  'others-refused': 'What is not offered is refused with an error, and nothing changes.',
  'states-never-change': 'A state that was given out stays as it was.',
  'json-round-trip':
    'States, views, actions and events are plain JSON, and a reloaded state plays on alike.',
  'replay-equals-live': 'The same setup and decisions give the same states and events.',
  'ends-within-bound': 'A match ends within the number of actions that the game states.',
  'outcome-when-over':
    'There is an outcome exactly when nobody is to act, and it ranks every seat.',
  'view-hides-secrets':
    'A view tells neither the seed nor anything else that its viewer may not know.',
  'events-hide-secrets':
    'Events tell nothing that is not public, unless they are said to reveal it.',
  'legal-from-view': 'What a seat is offered does not depend on what it cannot see.',
  'open-offers-hide-secrets':
    'What is offered in sight of everybody does not depend on what the table cannot see.',
  'private-news':
    'Private news is told to its seat alone, leaves it one thing to do, shows nothing new and ends nothing.',
  'determinize-agrees': 'A state made up from a view looks the same to its viewer.',
  'bot-sees-view-only':
    'A bot answers with an offered action, the same for the same view and stream.',
  'reveals-what-was-hidden':
    'An action that draws chance or shows a secret says so: undo stops there.',
  'never-throws': 'No function of a game throws in a match.',
  'determinize-varies': 'What is hidden differs between made-up states and the true one.',
  'secrets-cover':
    'Every field of the state is either in the view as it is or part of a named secret.',
  'secrets-vary': 'Every secret that the game names can be scrambled into something else.',
} as const;

export type Law = keyof typeof LAWS;

export interface Violation {
  readonly law: Law;
  readonly detail: string;
}
