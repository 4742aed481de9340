import { RadioGroup } from '@/components/ui/form/RadioGroup';
import { useColorScheme } from '@/hooks/browser/color-scheme';
import { COLOR_SCHEME_CHOICES } from '@/lib/color-scheme';

/** Chooses the colour scheme of this browser. A choice takes effect at once, so there is nothing to save. */
export function ColorSchemeChoices() {
  const [choice, setChoice] = useColorScheme();
  return (
    <RadioGroup
      label="この端末での表示"
      hint="このブラウザーに保存され、選ぶとすぐに変わります。"
      name="color-scheme"
      choices={COLOR_SCHEME_CHOICES}
      value={choice}
      onChange={setChoice}
    />
  );
}
