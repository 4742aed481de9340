import { ContactLink } from '@/components/shell/ContactLink';
import { NAME_NOTE } from '@/lib/vacancies/vacancy-applications';

/** What people ask before an application: who gets to know them, and whom they can ask. */
export const NameNote = () => (
  <>
    {NAME_NOTE} <ContactLink label="応募の前に質問する" />
  </>
);
