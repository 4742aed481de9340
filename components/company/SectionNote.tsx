import styled from 'styled-components';

/** A note in small letters at the end of a section of /for-company. */
export const SectionNote = styled.p`
  margin-block-start: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.color.textSecondary};
  font-size: ${({ theme }) => theme.text.small};
`;
