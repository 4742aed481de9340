import { Panel } from '@/components/ui/layout/Panel';
import type { MemberSectionId } from '@/config/member-sections';
import { ApplicationSteps } from './ApplicationSteps';
import { ClosingSoon } from './ClosingSoon';
import { ComingSeminars } from './ComingSeminars';
import { FittingVacancies } from './FittingVacancies';

/** What is going on for the member, above the sections of the profile. */
export function MypageHome({ filledSections }: { filledSections: Record<MemberSectionId, boolean> }) {
  return (
    <Panel title="案件とセミナー">
      <ApplicationSteps />
      <ComingSeminars />
      <FittingVacancies filledSections={filledSections} />
      <ClosingSoon />
    </Panel>
  );
}
