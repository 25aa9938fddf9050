// `npm run fit`: learns what positions are worth from matches that bots play among themselves.
import { fitProducers } from './fit/executive-producer/run';
import { fitHollywood } from './fit/hollywood/run';
import { readFlags } from './lib/flags';

const GAMES = { hollywood: fitHollywood, 'executive-producer': fitProducers } as const;

const HELP = `Learns what positions are worth from matches of bots, and writes it down. The same command gives the same.

  npm run fit
  --game NAME        ${Object.keys(GAMES).join('|')}; hollywood when left out
  --help             this text
`;

function refuse(message: string): never {
  process.stderr.write(`${message}\n\n${HELP}`);
  process.exit(2);
}

async function main(): Promise<void> {
  const flags = readFlags(process.argv.slice(2), {
    '--game': { kind: 'value', hint: Object.keys(GAMES).join('|') },
    '--help': { kind: 'switch' },
  });
  if (!flags.ok) refuse(flags.error);
  if (flags.value.has('--help')) {
    process.stdout.write(HELP);
    return;
  }
  const name = flags.value.get('--game') ?? 'hollywood';
  const [, fit] =
    Object.entries(GAMES).find(([game]) => game === name) ??
    refuse(`--game: there is no '${name}'`);
  await fit();
}

void main();
