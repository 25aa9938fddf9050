import type { CardId } from '../../../games/hollywood/types';
import { disc, discs, fill, line, oval, type Scene, type Shape } from '../scenes/shapes';

/**
 * Profiles that look to the left, in the box of the scenes: the face stays clear of the rating above and of a reel at the
 * bottom right. Hats, hair and what is worn tell them apart.
 */
const HIS_FACE =
  'M98 72C82 71 72 82 71 97L69 104C67 110 60 117 58 122 59 125 63 126 66 126L64 131 67 134 65 139C66 142 68 144 67 149 67 156 74 161 82 160 90 159 95 156 99 153L96 186H140C134 168 132 150 135 138 143 120 141 100 133 88 125 77 112 72 98 72Z';
const HER_FACE =
  'M100 74C86 73 76 83 75 96 75 101 74 104 72 108 70 113 64 119 63 123 64 126 68 126 70 127L67 131 71 134 69 138C70 141 72 142 72 146 72 153 79 156 86 155 92 154 97 151 100 148 101 162 98 172 92 182H132C126 168 126 152 129 142 138 126 138 104 130 90 123 79 112 74 100 74Z';

const HIS_SHOULDERS = 'M14 210C20 190 54 184 94 176L118 194 140 174C168 180 182 192 188 210Z';
const HER_SHOULDERS = 'M34 210C38 192 62 186 94 178L112 192 132 178C156 184 168 194 172 210Z';

/** The light of the lamps along a profile. */
const HIS_EDGE =
  'M84 76C76 81 71.5 88 71 97L69 104C67 110 60 117 58 122 59 125 63 126 66 126L64 131 67 134 65 139C66 142 68 144 67 149 67 156 74 161 82 160';
const HER_EDGE =
  'M86 79C79 83 75 89 75 96 75 101 74 104 72 108 70 113 64 119 63 123 64 126 68 126 70 127L67 131 71 134 69 138C70 141 72 142 72 146 72 153 79 156 86 155';

const his: readonly Shape[] = [fill('black', HIS_FACE), line('glow', 2, HIS_EDGE)];
const hers: readonly Shape[] = [
  fill('black', HER_FACE),
  line('glow', 2, HER_EDGE),
  fill('red', 'M69 130L75 133.5 69 138 67.5 133Z'),
];

const MEGAPHONE: readonly Shape[] = [
  fill('gold', 'M62 128L20 104V166L62 144Z'),
  fill('goldDark', oval(20, 135, 7, 31)),
  line('red', 5, 'M40 118V156'),
  fill('black', 'M48 148L60 144 66 166 54 170Z'),
];

const PORTRAITS: Readonly<Record<CardId, Scene>> = {
  // Dolly Quillfeather: a bob, a headband, one great feather.
  'star-1': [
    fill('hot', HER_SHOULDERS),
    ...hers,
    fill(
      'mid',
      'M100 68C80 66 71 80 73 95 82 88 90 92 92 102 96 118 98 128 92 140 106 148 126 148 140 138 148 116 148 92 136 80 127 71 114 68 100 68Z',
    ),
    line('gold', 7, 'M75 88C92 80 120 82 142 98'),
    fill(
      'accent',
      'M118 88C112 70 124 54 152 54 168 54 176 60 180 70 170 66 164 70 158 76 162 78 156 84 146 84 150 90 132 92 118 88Z',
    ),
    line('pale', 2, 'M120 86C134 70 150 62 172 64'),
    fill('white', discs(4, [92, 166], [98, 173], [106, 178], [115, 179], [124, 175])),
  ],
  // Buck Tallowby: wide hat, neckerchief.
  'star-2': [
    fill('accent', HIS_SHOULDERS),
    ...his,
    fill('red', 'M88 164L142 152 146 174 116 196 84 182Z'),
    fill(
      'white',
      discs(2.5, [100, 176], [112, 184], [112, 170], [124, 176], [126, 162], [136, 166]),
    ),
    fill('mid', 'M72 86C70 58 84 50 98 60 112 50 134 52 138 86Z'),
    fill('mid', 'M30 70C48 90 78 86 104 86S156 88 176 64C176 88 150 100 104 100S34 94 30 70Z'),
    line('gold', 5, 'M74 82C94 88 116 88 137 82'),
  ],
  // Minnie Larkspurr: a cloche with a flower.
  'star-3': [
    fill('mid', HER_SHOULDERS),
    ...hers,
    fill('black', 'M84 102C78 112 86 122 94 118 98 130 112 130 114 120 126 130 138 120 134 104Z'),
    fill(
      'accent',
      'M70 106C62 74 82 56 106 56 134 56 150 82 148 118 150 130 142 132 136 124 120 106 96 102 70 106Z',
    ),
    line('hot', 8, 'M72 98C98 90 126 98 146 118'),
    fill(
      'pale',
      'M122 96c-8-10 3-17 8-9 4-10 15-6 12 4 10 0 10 11 0 12 4 9-8 12-12 4-7 5-15-2-8-11Z',
    ),
    fill('gold', disc(131, 97, 5)),
  ],
  // Percival Snoodley: beret, long scarf, megaphone.
  'star-4': [
    fill('mid', HIS_SHOULDERS),
    ...his,
    fill('accent', 'M86 162L144 156 150 176 120 190 84 184ZM122 184L146 176 160 210H128Z'),
    line('pale', 5, 'M100 162L102 184M116 160L122 186M132 158L142 178M134 200L154 194'),
    fill(
      'red',
      'M70 90C54 76 68 56 98 56 130 54 158 70 154 90 150 100 134 96 120 92 102 86 84 88 70 90Z',
    ),
    fill('red', 'M104 58L108 48 114 50 112 58Z'),
    ...MEGAPHONE,
  ],
  // Rex Thunderly: fedora, collar turned up.
  'star-5': [
    fill('mid', HIS_SHOULDERS),
    ...his,
    fill('far', 'M90 184L100 160C114 156 132 146 140 132 152 146 160 166 164 186L122 206Z'),
    line('mid', 3, 'M100 162L122 204M140 134C148 150 152 168 152 184'),
    fill('near', 'M76 86L82 58C92 48 100 58 106 60 114 52 128 52 132 62L138 86Z'),
    fill('near', 'M44 92C66 74 140 72 168 86 158 98 124 92 104 93S58 104 44 92Z'),
    line('gold', 6, 'M78 80C98 76 118 76 136 80'),
  ],
  // Lorna Velvetine: long waves and a feather boa.
  'star-6': [
    ...hers,
    fill(
      'red',
      'M100 66C80 64 70 80 74 97 83 88 93 92 95 104 99 122 109 126 105 146 101 164 117 172 113 192 138 198 162 186 158 166 168 154 156 144 160 128 164 108 156 92 146 82 134 70 118 66 100 66Z',
    ),
    line(
      'mid',
      3,
      'M112 78C130 86 136 104 130 122 124 142 138 152 132 172M132 82C148 94 150 112 146 130',
    ),
    fill(
      'hot',
      discs(
        15,
        [36, 195],
        [52, 190],
        [72, 184],
        [92, 188],
        [112, 196],
        [134, 194],
        [152, 186],
        [170, 196],
      ),
    ),
    fill(
      'far',
      discs(7, [40, 196], [60, 184], [82, 180], [102, 190], [124, 192], [144, 184], [164, 188]),
    ),
    fill('white', `${disc(104, 132, 5)}${oval(104, 144, 4, 7)}`),
  ],
  // Chester Goldwhistle: straw boater, moustache, bow tie.
  'star-7': [
    fill('pale', HIS_SHOULDERS),
    line('accent', 5, 'M42 196V208M62 190V208M82 184V208M142 182V208M160 186V208M176 194V208'),
    ...his,
    fill('white', 'M90 172L118 194 142 170 144 184 118 204 92 190Z'),
    fill('red', 'M88 182L110 190 88 204ZM132 182L110 190 132 204Z'),
    fill('gold', 'M76 58H136V84H76Z'),
    fill('red', 'M76 72H136V83H76Z'),
    fill('gold', 'M46 84H162Q168 89 162 94H46Q40 89 46 84Z'),
    fill('mid', 'M68 126C60 120 48 126 44 118 44 132 56 138 72 132Z'),
  ],
  // Ignatz Brockenhoff: cap, monocle, great whiskers, megaphone.
  'star-8': [
    fill('far', HIS_SHOULDERS),
    ...his,
    fill('mid', discs(14, [96, 188], [116, 192], [136, 186], [150, 176])),
    fill(
      'near',
      'M68 92C58 66 84 54 108 56 136 56 152 72 146 92 124 84 92 84 68 92ZM140 84L168 92Q170 100 160 100L138 94Z',
    ),
    fill('red', disc(108, 56, 5)),
    fill(
      'pale',
      'M120 104C116 124 104 138 84 142 86 152 102 154 112 146 126 138 134 122 132 104ZM72 124C64 122 58 130 52 127 56 138 68 137 78 131Z',
    ),
    line('gold', 3.5, `${disc(80, 106, 9)}M89 108C104 120 112 150 108 182`),
    ...MEGAPHONE,
  ],
  // Celestine Vanterpool-Rue: tiara, hair piled high, a fan of a collar.
  'star-9': [
    fill('hot', 'M112 196L104 150 128 128 150 112 176 110 190 124 196 150 194 180 180 204Z'),
    line(
      'gold',
      2.5,
      'M114 194L128 130M118 196L152 114M122 198L176 112M126 200L190 128M130 202L195 154',
    ),
    fill('accent', HER_SHOULDERS),
    ...hers,
    fill(
      'mid',
      'M98 70C82 68 72 82 75 97 86 88 98 94 100 106 104 124 116 134 128 130 146 124 150 100 142 84 152 72 144 56 126 56 112 54 102 60 98 70Z',
    ),
    fill('gold', 'M72 88L62 66 76 74 80 56 90 72 100 56 106 72 116 66 114 84C100 76 86 78 72 88Z'),
    fill(
      'white',
      `${discs(3, [63, 67], [80, 58], [100, 58])}${disc(104, 130, 4)}${oval(104, 146, 4, 10)}`,
    ),
    fill(
      'white',
      discs(
        4,
        [92, 168],
        [98, 175],
        [106, 180],
        [115, 181],
        [124, 177],
        [88, 178],
        [96, 187],
        [106, 192],
        [117, 192],
        [127, 187],
      ),
    ),
  ],
  // Sterling Graymantle: top hat, cape, white tie.
  'star-10': [
    fill('near', HIS_SHOULDERS),
    fill('red', 'M118 194L146 148 168 178 188 210H128Z'),
    ...his,
    fill('near', 'M104 196L138 136 156 146 130 204Z'),
    fill('white', 'M92 176L112 190 108 208H84ZM90 174L104 166 108 180Z'),
    fill('white', 'M86 186L98 192 86 202ZM112 186L98 192 112 202Z'),
    fill('black', 'M78 50H138L134 88H80Z'),
    line('glow', 2, 'M79 51L81 84M86 52L87 82'),
    fill('red', 'M80 74H136L135 84H80.5Z'),
    fill('black', 'M56 84C80 92 130 92 160 82 164 92 140 98 106 98S56 94 56 84Z'),
    line('glow', 3, 'M70 127C64 124 58 128 54 124'),
  ],
  // Ottoline Starlingham: turban, jewel, a tall plume, furs.
  'star-11': [
    ...hers,
    fill(
      'accent',
      'M70 104C60 74 84 58 108 58 138 58 154 84 144 114 136 126 126 122 122 114 108 98 90 98 70 104Z',
    ),
    line(
      'gold',
      4,
      'M72 98C90 84 120 84 144 106M78 80C100 70 128 76 148 98M96 62C116 62 134 70 146 86',
    ),
    fill('red', 'M84 72L92 82 84 94 76 82Z'),
    line('gold', 2.5, 'M84 71L93 82 84 95 75 82Z'),
    fill(
      'hot',
      'M86 74C88 54 108 50 128 50 150 48 172 58 184 84 172 78 168 84 162 76 156 80 148 76 146 70 138 74 130 70 126 64 112 62 96 62 86 74Z',
    ),
    line('gold', 2, 'M88 70C110 52 146 54 178 78'),
    fill(
      'mid',
      discs(
        16,
        [42, 194],
        [58, 190],
        [80, 186],
        [100, 192],
        [122, 196],
        [144, 186],
        [162, 192],
        [174, 194],
      ),
    ),
    fill(
      'white',
      discs(4, [44, 194], [66, 184], [90, 188], [112, 194], [134, 190], [154, 186], [168, 198]),
    ),
    fill('gold', 'M106 128l3 7 7 .6-5.4 5 1.7 7.4-6.3-4-6.3 4 1.7-7.4-5.4-5 7-.6Z'),
  ],
  // Augustus Thornevaldt: wide black hat, silver beard, megaphone.
  'star-12': [
    fill('mid', HIS_SHOULDERS),
    fill('red', 'M88 178L118 194 142 170 146 188 122 208H96Z'),
    ...his,
    fill(
      'pale',
      'M70 126C62 132 64 142 60 150 58 168 66 184 84 194 84 188 90 190 94 198 98 186 106 182 108 170 122 158 134 140 130 122 124 134 108 142 96 134 88 128 78 128 70 126ZM118 108C126 100 134 92 142 98 150 108 146 128 136 136 132 126 124 118 118 108Z',
    ),
    line(
      'gold',
      2,
      'M72 150C72 164 78 176 86 184M84 148C84 160 90 172 96 180M98 146C98 156 100 164 102 170',
    ),
    fill('near', 'M76 86C72 60 92 50 108 54 128 50 142 62 140 86Z'),
    fill('near', 'M36 84C60 70 152 68 178 80 166 98 130 92 106 93S52 100 36 84Z'),
    line('gold', 6, 'M76 79C98 74 120 74 140 79'),
    ...MEGAPHONE,
  ],
};

export function portraitOf(id: CardId): Scene {
  return PORTRAITS[id] ?? [];
}
