import type { Language } from '../../../i18n/languages';
import { translator } from '../../../i18n/translator';
import type { Speech } from '../../contract';
import { JOB_IDS } from '../cards';
import type { Hollywood1947 } from '../types';
import { actionText } from './action-text';
import { eventText } from './event-text';
import { linesOf } from './lines';
import { promptText } from './prompt-text';
import type { Texts1947 } from './texts';
import { Tongue } from './tongue';

export function speech(language: Language, texts: Texts1947): Speech<Hollywood1947> {
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
        const job = JOB_IDS.find((one) => one === value);
        return job === undefined ? value : tongue.job(job);
      },
    };
  };
}
