import { Panel } from '@/components/ui/layout/Panel';
import { clientOnly } from '@/components/ui/lazy/client-only';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';
import { COLOR_SCHEME_SECTION } from '@/config/settings-sections';

const ColorSchemeChoices = clientOnly(
  lazyComponent(() => import('./ColorSchemeChoices').then((module) => module.ColorSchemeChoices)),
);

/** The section is always open, because its choice takes effect without a form. */
export function ColorSchemeSettings() {
  const { id, label } = COLOR_SCHEME_SECTION;
  return (
    <Panel id={id} title={label} padded>
      <ColorSchemeChoices />
    </Panel>
  );
}
