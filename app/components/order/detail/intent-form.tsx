import { Form, useFetcher, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { usePosted } from '~/components/shell/messages/use-posted';
import { buttonClass } from '~/ui/button/button';

/** The data that all forms of an order share. */
export interface OrderForms {
  path: string;
  /** Sent with a refund. Posts with the same key request only one refund. */
  idempotencyKey: string;
  /** The intent of the form that is being sent; `null`: none. */
  busy: string | null;
}

interface Props {
  forms: Pick<OrderForms, 'path' | 'busy'>;
  intent: string;
  fields?: Readonly<Record<string, string>>;
  kind?: 'primary' | 'quiet';
  size?: 'small';
  /** The accessible name, if the text of the button does not say enough. */
  name?: string;
  children: ReactNode;
}

/** A button for one action on an order. On pages other than the order's, it posts by script, so that the page stays if a sign-in is needed. */
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
        {...(intent === 'again' ? { 'data-event': 'addToCart', 'data-event-param': intent } : {})}
        aria-label={name} aria-busy={busy === intent || state !== 'idle' || undefined}
        type="submit"
      >
        {children}
      </button>
    </FormElement>
  );
}
