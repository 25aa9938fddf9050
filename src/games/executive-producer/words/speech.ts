import type { Language } from '../../../i18n/languages';
import { translator } from '../../../i18n/translator';
import type { Speech } from '../../contract';
import { chosenBy, STUDIO_CHOICES, type StudioChoice } from '../cards/studios';
import { awardsOnTop, isNamed, LENGTHS } from '../numbers';
import type { ExecutiveProducer } from '../types';
import { actionText } from './action-text';
import { eventText } from './event-text';
import { linesOf } from './lines';
import { STUDIO_NAMES } from './names';
import { promptText } from './prompt-text';
import type { ProducerTexts } from './texts';
import { Tongue } from './tongue';

/** [EPSETUP-1] A studio with its player. */
function studioText(tongue: Tongue, choice: StudioChoice): string {
  const { seat, studio } = chosenBy(choice);
  return tongue.owned(STUDIO_NAMES[studio], seat);
}

export function speech(language: Language, texts: ProducerTexts): Speech<ExecutiveProducer> {
  const t = translator(language, texts);
  return (names) => {
    const tongue = new Tongue(t, names);
    return {
      event: (event) => eventText(tongue, event),
      action: (action, view) => actionText(tongue, action, view),
      refusal: (refusal) => t(`refusal.${refusal}`),
      prompt: (view) => promptText(tongue, view),
      lines: (view) => linesOf(tongue, view),
      option: (name) => ({ name: t(`option.${name}.name`), text: t(`option.${name}.text`) }),
      optionValue: (_name, value) => {
        const choice = STUDIO_CHOICES.find((one) => one === value);
        if (choice !== undefined) return studioText(tongue, choice);
        const length = LENGTHS.find((one) => one === value);
        if (length === undefined) return value;
        const awards = t('phrase.awards', { count: awardsOnTop(length) });
        return isNamed(length) ? t(`length.${length}`, { awards }) : awards;
      },
    };
  };
}
