import { SmallNote } from '@/components/ui/data/SmallNote';
import { RadioGroup } from '@/components/ui/form/RadioGroup';
import { useColorScheme } from '@/hooks/browser/color-scheme';
import { COLOR_SCHEME_CHOICES, type ColorSchemeChoice } from '@/lib/color-scheme';
import { SettingsSection } from './SettingsSection';

/** Chooses the colour scheme of this browser. A choice applies at once. */
export function ColorSchemeSettings({ isEditing }: { isEditing: boolean }) {
  const [choice, setChoice] = useColorScheme();
  return (
    <SettingsSection
      id="color-scheme"
      isEditing={isEditing}
      summary={<p>{COLOR_SCHEME_CHOICES.find(({ value }) => value === choice)?.label}</p>}
    >
      <RadioGroup<ColorSchemeChoice>
        label="この端末での明るさ"
        name="color-scheme"
        choices={COLOR_SCHEME_CHOICES}
        value={choice}
        onChange={setChoice}
      />
      <SmallNote $align="start">選ぶとすぐに切り替わります。ほかの端末の表示は変わりません。</SmallNote>
    </SettingsSection>
  );
}
