import { useShownPath } from '../../site/shown-path.ts';
import { LanguageSwitch } from './language-switch.tsx';

/** The switch as it stands at the foot of the wallet's panel. */
export default function PanelLanguages() {
  return <LanguageSwitch path={useShownPath() || '/'} className="mt-6 border-t border-line pt-3" />;
}
