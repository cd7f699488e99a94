import { type FieldValues, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form';
import { judgeWhenLeft } from './judge-when-left.ts';

/** A form whose fields are validated on blur as in {@link judgeWhenLeft}, and with every change from then on. */
export function useQuietForm<Fields extends FieldValues>(
  options: Omit<UseFormProps<Fields>, 'mode'>,
): UseFormReturn<Fields> {
  const form = useForm<Fields>({ ...options, mode: 'onTouched' });
  const register: typeof form.register = (name, rules) => {
    const field = form.register(name, rules);
    return { ...field, onBlur: judgeWhenLeft(field.onBlur) };
  };
  return { ...form, register };
}
