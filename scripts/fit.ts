// `npm run fit`: learns what positions are worth from matches that bots play among themselves.
import { fitProducers } from './fit/executive-producer/run';
import { fitHollywood } from './fit/hollywood/run';
import { readCommand } from './lib/command';
import { takes } from './lib/flags';

const GAMES = ['hollywood', 'executive-producer'] as const;
const FITS = { hollywood: fitHollywood, 'executive-producer': fitProducers };

const HELP = `Learns what positions are worth from matches of bots, and writes it down. The same command gives the same
with the same cards and bots.

  npm run fit
  --game NAME        ${GAMES.join('|')}; hollywood when left out
  --help             this text
`;

async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2), HELP, {
    '--game': takes(GAMES.join('|')),
  });
  await FITS[command.oneOf('--game', GAMES) ?? 'hollywood']();
}

void main();
