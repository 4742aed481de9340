import styled from 'styled-components';
import { theme } from '@/styles/theme';

/** Explains why a part of the member cannot be changed here: a save would erase what could not be read. */
export const UnreadNotice = () => (
  <Text>
    読み取れない内容が含まれているため、この項目はここでは変更できません。登録済みの内容はそのままです。
  </Text>
);

const Text = styled.p`
  padding: ${theme.space[4]} ${theme.space[5]};
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};
`;
