import { NoBreak } from '@/components/ui/data/NoBreak';
import { SmallNote } from '@/components/ui/data/SmallNote';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { feeText } from '@/lib/seminars/seminar-text';

/** The fee of a seminar, with a link to what the law asks its seller to say. @param fee in yen; null is unknown */
export function SeminarFee({ fee }: { fee: number | null }) {
  if (!fee) return <NoBreak text={feeText(fee)} />;
  return (
    <>
      <NoBreak text={`${feeText(fee)}（税込）`} />
      <SmallNote $align="start">
        <TextLink href="/commercial-transactions" newTab standalone>
          特定商取引法に基づく表記
        </TextLink>
      </SmallNote>
    </>
  );
}
