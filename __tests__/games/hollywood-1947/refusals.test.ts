import type { CostumeId } from '../../../src/games/hollywood-1947/cards';
import type { Action } from '../../../src/games/hollywood-1947/types';
import {
  act,
  actAll,
  cast,
  hand,
  PASS,
  passTurns,
  perform,
  refusalOf,
  scene,
  start,
} from '../../support/hollywood-1947';

const state = scene({
  players: 4,
  options: { costumes: true },
  jobs: [['director'], ['gaffer'], ['costume-designer'], ['editor']],
  hands: [
    hand('patriot', 'neutral', 'communist'),
    ['porch-swing', 'picket-line', 'long-kiss'],
    ['marching-band', 'shared-loaf', 'rainy-window'],
    ['lemonade-stand', 'noble-farmhand', 'pie-fight'],
  ],
  dice: [['star'], ['blank'], ['star'], ['blank']],
  costumes: [['tuxedo'], [], [], []],
});
const casting = passTurns(state).state;
const GAFFER = perform('gaffer', { at: 'die', holder: 0, die: 0 });
const TUXEDO: Action = { type: 'wear', costume: 'tuxedo', aim: { at: 'nothing' } };
const CLAIM: Action = { type: 'claim', topic: 'loyalty', says: 'patriot' };

describe('why something is refused', () => {
  it('[47TURN-2] a job of one’s own: it is not one’s turn', () => {
    expect(refusalOf(state, 1, GAFFER)).toBe('not-now');
    expect(refusalOf(state, 1, perform('editor'))).toBe('not-your-job');
  });

  it('[47TURN-2] things that have their time: it is not now', () => {
    for (const type of ['cut', 'put-back', 'next-round'] as const)
      expect(refusalOf(state, 0, { type })).toBe('not-now');
    expect(refusalOf(start(2), start(2).first === 0 ? 1 : 0, { type: 'look-at-ghosts' })).toBe(
      'not-now',
    );
    expect(refusalOf(state, 0, { type: 'look-at-ghosts' })).toBe('no-such-action');
  });

  it('[47SWAP-1] a job one does not have, one that does not lie in the centre', () => {
    expect(refusalOf(state, 0, { type: 'swap', give: 'gaffer', take: 'actor' })).toBe(
      'not-your-job',
    );
    expect(refusalOf(state, 0, { type: 'swap', give: 'director', take: 'gaffer' })).toBe(
      'not-in-the-centre',
    );
    expect(refusalOf(state, 1, { type: 'swap', give: 'gaffer', take: 'actor' })).toBe('not-now');
    const nine = start(9);
    const [[give = 'actor'] = [], [take = 'actor'] = []] = [nine.jobs[nine.first], nine.jobs[4]];
    expect(refusalOf(nine, nine.first, { type: 'swap', give, take })).toBe('not-in-the-centre');
  });

  it('[47PRODUCER-2] an encore is of the new job alone', () => {
    const small = scene({
      players: 3,
      jobs: [
        ['producer', 'editor'],
        ['director', 'gaffer'],
        ['actor', 'actress'],
      ],
    });
    const encore = act(
      small,
      0,
      perform('producer', { at: 'jobs', jobs: ['producer', 'gaffer'] }),
    ).state;
    expect(refusalOf(encore, 0, perform('editor'))).toBe('not-now');
    expect(refusalOf(encore, 0, perform('gaffer'))).toBe('no-such-aim');
  });

  it('[47COSTUME-1] a costume for somebody who had one a round ago is drawn all right', () => {
    const turn = actAll(state, [0, PASS], [1, PASS], [2, perform('costume-designer')]).state;
    const late = { ...turn, round: 2, costumeRounds: [1, 0, 0, 0] };
    const [costume] = late.drawn as readonly CostumeId[];
    const other = late.costumeDeck[0] ?? 'bathrobe';
    expect(refusalOf(late, 2, { type: 'dress', costume: costume ?? 'bathrobe', to: 0 })).toBe(
      'no-such-aim',
    );
    expect(refusalOf(late, 2, { type: 'dress', costume: other, to: 1 })).toBe('not-drawn');
  });

  it('[47COSTUME-2] [47INFO-2] costumes and claims while cards are chosen', () => {
    expect(refusalOf(casting, 0, TUXEDO)).toBe('not-now');
    expect(refusalOf(casting, 0, CLAIM)).toBe('not-now');
    expect(refusalOf(casting, 2, TUXEDO)).toBe('no-such-costume');
  });

  it('[47POST-1] cards that are none', () => {
    for (const cards of [5, undefined, null, 'apple-pie'])
      expect(refusalOf(casting, 0, { type: 'cast', cards } as unknown as Action)).toBe(
        'no-such-action',
      );
    expect(refusalOf(casting, 0, cast('walkout'))).toBe('not-in-hand');
    expect(refusalOf(casting, 0, cast('apple-pie', 'comic-sidekick'))).toBe('not-so-many-cards');
  });

  it('[47TURN-2] what is no action at all', () => {
    expect(refusalOf(state, 0, { type: 'applaud' } as unknown as Action)).toBe('no-such-action');
    expect(refusalOf(state, 0, { ...PASS, twice: true } as unknown as Action)).toBe(
      'no-such-action',
    );
  });
});
