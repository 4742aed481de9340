import { Button } from '@/components/ui/Button';
import { DefinitionRows } from '@/components/ui/DefinitionRows';
import { InlineNotice } from '@/components/ui/InlineNotice';
import { LedgerBlock } from '@/components/ui/LedgerBlock';
import { Skeleton } from '@/components/ui/Skeleton';
import type { useInvoiceLookup } from '@/hooks/invoice';
import { failureText } from '@/schemas/failures';
import { addressText, registryDateText } from '@/schemas/invoice-text';

/** What the register says of the number (spec §3): its first announcement. */
export function InvoiceRegistry({ lookup }: { lookup: ReturnType<typeof useInvoiceLookup> }) {
  const [found] = lookup.data?.announcement ?? [];
  if (lookup.isLoading) return <Skeleton lines={4} />;
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
        登録番号を照会できませんでした。{failureText(lookup.error)}
      </InlineNotice>
    );
  if (!found) return null;
  return (
    <div role="status">
      <LedgerBlock edge="start">
        <DefinitionRows
          inset
          rows={[
            { term: '商号又は名称', detail: found.name, strong: true },
            { term: '登録年月日', detail: registryDateText(found.registrationDate) },
            { term: '本店又は主たる事務所の所在地', detail: addressText(found) },
            { term: '最終更新年月日', detail: registryDateText(found.updateDate) },
          ]}
        />
      </LedgerBlock>
    </div>
  );
}
