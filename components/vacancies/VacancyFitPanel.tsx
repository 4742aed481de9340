import type { ComponentProps } from 'react';
import { Panel } from '@/components/ui/layout/Panel';
import { VacancyFit } from './VacancyFit';

/** {@link VacancyFit} as a panel of the vacancy's page. */
export function VacancyFitPanel({ vacancy }: Pick<ComponentProps<typeof VacancyFit>, 'vacancy'>) {
  return (
    <VacancyFit
      vacancy={vacancy}
      renderSection={(title, content) => (
        <Panel title={title} padded>
          {content}
        </Panel>
      )}
    />
  );
}
