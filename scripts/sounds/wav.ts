import { RATE, type Sound } from './synth';

const HEADER = 44;
const BYTES = 2;
const MOST = 0x7fff;

/** One channel of sixteen bits, as every phone and browser plays it. */
export function wavOf(sound: Sound): Buffer {
  const size = sound.length * BYTES;
  const file = Buffer.alloc(HEADER + size);
  file.write('RIFF', 0, 'ascii');
  file.writeUInt32LE(HEADER - 8 + size, 4);
  file.write('WAVEfmt ', 8, 'ascii');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * BYTES, 28);
  file.writeUInt16LE(BYTES, 32);
  file.writeUInt16LE(8 * BYTES, 34);
  file.write('data', 36, 'ascii');
  file.writeUInt32LE(size, 40);
  sound.forEach((sample, index) => {
    file.writeInt16LE(Math.round(sample * MOST), HEADER + index * BYTES);
  });
  return file;
}
