import { ComponentGroup } from '../ComponentGroup';
import { BoundFieldEntries } from './BoundFieldEntries';
import { ButtonEntries } from './ButtonEntries';
import { ChoiceEntries } from './ChoiceEntries';
import { FieldEntries } from './FieldEntries';
import { FormEntries } from './FormEntries';
import { InputEntries } from './InputEntries';

const COMPONENTS = [
  'Button',
  'SubmitButton',
  'IconButton',
  'ActionBar',
  'TextInput',
  'PasswordInput',
  'Textarea',
  'Select',
  'NumericInput',
  'Field',
  'FieldError',
  'NumericField',
  'FieldSet',
  'ErrorSummary',
  'Checkbox',
  'CheckboxRow',
  'CheckboxGroup',
  'RadioGroup',
  'ChoiceRows',
  'Form',
  'UnsavedChangesGuard',
  'UnsavedChangesDialog',
  'FormTextField',
  'FormPasswordField',
  'FormTextarea',
  'FormRadioGroup',
  'FormCheckboxGroup',
  'FormCheckbox',
];

export function FormGroup() {
  return (
    <ComponentGroup id="form" components={COMPONENTS}>
      <ButtonEntries />
      <InputEntries />
      <FieldEntries />
      <ChoiceEntries />
      <FormEntries />
      <BoundFieldEntries />
    </ComponentGroup>
  );
}
