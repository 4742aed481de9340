import { Panel } from '@/components/ui/layout/Panel';
import type { MemberSectionId } from '@/config/member-sections';
import { ApplicationSteps } from './ApplicationSteps';
import { ClosingSoon } from './ClosingSoon';
import { FittingVacancies } from './FittingVacancies';
import { UpcomingAppliedSeminars } from './UpcomingAppliedSeminars';

/** What is going on for the member, above the sections of the profile. */
export function MypageHome({ filledSections }: { filledSections: Record<MemberSectionId, boolean> }) {
  return (
    <Panel title="案件とセミナー">
      <ApplicationSteps />
      <UpcomingAppliedSeminars />
      <FittingVacancies filledSections={filledSections} />
      <ClosingSoon />
    </Panel>
  );
}
