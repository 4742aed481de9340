import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { media } from '@/styles/mixins';

/** The submit button of a settings form: full width on phones and as wide as its label on wider windows. */
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
