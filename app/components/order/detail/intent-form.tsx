import { Form, useFetcher, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { usePosted } from '~/components/shell/messages/use-posted';
import { buttonClass } from '~/ui/button/button';

/** What all forms of an order have in common. */
export interface OrderForms {
  path: string;
  /** Sent with a form that refunds: the same one does it once. */
  idempotencyKey: string;
  /** The intent that is on its way. */
  busy: string | null;
}

interface Props {
  forms: Pick<OrderForms, 'path' | 'busy'>;
  intent: string;
  fields?: Readonly<Record<string, string>>;
  kind?: 'primary' | 'quiet';
  size?: 'small';
  /** Where the words on the button do not say it all. */
  name?: string;
  children: ReactNode;
}

/** One button that does one thing with an order. On another page than the order's it posts from there: should it prompt for sign-in, that page stays. */
export function IntentForm({ forms: { path, busy }, intent, fields = {}, kind, size, name, children }: Props) {
  const { pathname } = useLocation();
  const { Form: FormFromElsewhere, data, state } = useFetcher();
  usePosted(data);
  const FormElement = pathname === path ? Form : FormFromElsewhere;
  return (
    <FormElement method="post" action={path} preventScrollReset>
      {Object.entries(fields).map(([key, value]) => <input key={key} type="hidden" name={key} value={value} />)}
      <button
        className={buttonClass({ ...(kind ? { kind } : {}), ...(size ? { size } : {}) })} name="intent" value={intent}
        aria-label={name} aria-busy={busy === intent || state !== 'idle' || undefined}
      >
        {children}
      </button>
    </FormElement>
  );
}
