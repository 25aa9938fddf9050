import { type Bot, randomBot } from '../../src/engine/bot';
import { randomFromSeed } from '../../src/engine/random';
import { seedOf } from '../../src/engine/seed';
import { simulate } from '../../src/engine/simulate';
import { castingCall, type CastingCall } from '../support/casting-call';

const OPTIONS = { goldenDie: false };

function retractions(bot: Bot<CastingCall>): number {
  const steps = [...simulate(castingCall, [bot, bot, bot], OPTIONS, seedOf('interrupted'))];
  return steps.filter(({ decision }) => decision?.action.type === 'retract').length;
}

describe('a match between bots', () => {
  const quiet: Bot<CastingCall> = { level: 'quiet', choose: randomBot.choose };

  it('asks those who may interrupt whether they do', () => {
    const hasty: Bot<CastingCall> = {
      ...quiet,
      interject: (_view, _seat, [first]) => first,
    };
    // Whoever bids last shows all bids at once: nobody can interrupt that.
    expect(retractions(hasty)).toBe(2);
    expect(retractions({ ...quiet, interject: () => undefined })).toBe(0);
  });

  it('goes on with bots that never interrupt', () => {
    expect(retractions(quiet)).toBe(0);
  });

  it('is interrupted now and then by the bot that plays at random', () => {
    const random = randomFromSeed(seedOf('now and then'), 'test');
    const answers = Array.from({ length: 800 }, () =>
      randomBot.interject(undefined, 0, ['speak'], random),
    );
    const taken = answers.filter((answer) => answer === 'speak').length;
    expect(taken).toBeGreaterThan(60);
    expect(taken).toBeLessThan(150);
  });
});
