import { isQuestName, QUEST_KINDS } from '@goats/rules';
import { t } from '@goats/words';

/** A day's quest by its id on the wire: `questLabel('2026-11-18-comeback', quest.text)` */
export function questLabel(id: string, text: string): string {
  const name = id.slice('2026-11-18-'.length);
  return isQuestName(name) ? t(QUEST_KINDS[name].text) : text;
}
