import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { media } from '@/styles/mixins';

/** The save of a section: as wide as a phone, no wider than its words where a form has a whole desktop. */
export function SettingsSubmitButton(props: Omit<ComponentProps<typeof SubmitButton>, 'fullWidth'>) {
  return (
    <Row>
      <SubmitButton {...props} fullWidth="phone" />
    </Row>
  );
}

const Row = styled.div`
  display: grid;

  ${media.md} {
    justify-content: start;
  }
`;
