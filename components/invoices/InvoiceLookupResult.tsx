import { DescriptionList } from '@/components/ui/data/DescriptionList';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { LiveRegion } from '@/components/ui/feedback/LiveRegion';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Button } from '@/components/ui/form/Button';
import { Panel } from '@/components/ui/layout/Panel';
import type { useInvoiceLookup } from '@/hooks/members';
import { errorMessage } from '@/lib/api-failure';
import { registryAddressText, registryDateText } from '@/lib/invoice-text';

/** Shows the registry's first announcement for the number (spec §3). */
export function InvoiceLookupResult({ lookup }: { lookup: ReturnType<typeof useInvoiceLookup> }) {
  const [announcement] = lookup.data?.announcement ?? [];
  if (lookup.error)
    return (
      <InlineNotice
        tone="error"
        role="alert"
        action={
          <Button size="small" pending={lookup.isFetching} onClick={() => void lookup.refetch()}>
            もう一度照会する
          </Button>
        }
      >
        登録番号を照会できませんでした。{errorMessage(lookup.error)}
      </InlineNotice>
    );
  return (
    <>
      {lookup.isLoading && <Skeleton lines={4} />}
      <LiveRegion>
        {announcement && (
          <Panel accentEdge="start">
            <DescriptionList
              inset
              items={[
                { term: '商号又は名称', detail: announcement.name, isEmphasized: true },
                { term: '登録年月日', detail: registryDateText(announcement.registrationDate) },
                { term: '本店又は主たる事務所の所在地', detail: registryAddressText(announcement) },
                { term: '最終更新年月日', detail: registryDateText(announcement.updateDate) },
              ]}
            />
          </Panel>
        )}
      </LiveRegion>
    </>
  );
}
