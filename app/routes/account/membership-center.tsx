import { data, redirect, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData, useNavigation, type ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { postCentre, waitingFields } from '~/actions/account/change-account';
import { readTab } from '~/actions/account/membership-tabs';
import { postDraw } from '~/actions/lottery/draw-card';
import { postedForm, type PostedForm } from '~/actions/form/posted-form';
import { AddressesTab } from '~/components/account/membership/addresses-tab';
import { MembershipScreen } from '~/components/account/membership/membership-screen';
import { ProfileTab } from '~/components/account/membership/profile-tab';
import { SavedTab } from '~/components/account/membership/saved-tab';
import { BomsTab } from '~/components/bom/list/boms-tab';
import { FeedbackTab } from '~/components/feedback/feedback-tab';
import { LotteryTab } from '~/components/lottery/lottery-tab';
import lotteryStylesUrl from '~/components/lottery/lottery.css?url';
import { AccountTab } from '~/components/order/list/account-tab';
import { InvoicesTab } from '~/components/order/list/invoices-tab';
import { OrdersTab } from '~/components/order/list/orders-tab';
import { RefundsTab } from '~/components/order/list/refunds-tab';
import { skipRevalidateOnAdd } from '~/components/product/add/skip-revalidate-on-add';
import { isPrompting, usePosted } from '~/components/shell/messages/use-posted';
import { metaOf } from '~/components/shell/head-elements';
import { centrePath } from '~/domain/account/centre-path';
import { readCentreTab } from '~/domain/account/membership';
import { withChannel } from '~/domain/portal/channel';
import { ownPageMeta } from '~/i18n/page-title.server';
import { translatorOf } from '~/i18n/translator.server';
import { isAnonymous, signedInUser } from '~/session/ask-sign-in';
import { critical } from '~/session/critical';
import { promptSignIn, reasonToSignIn, type SignInReason } from '~/session/prompt-sign-in';

export const handle = { i18n: ['account', 'product', 'order', 'bom', 'feedback', 'lottery'], times: true };
export const links = () => [{ rel: 'stylesheet', href: lotteryStylesUrl }];
export const meta = metaOf;
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) => skipRevalidateOnAdd(change) && !isPrompting(change);

/** Carries out a form of the membership centre, and shows the result on the tab of the form. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await postedForm(request);
  const { session } = context;
  if (await isAnonymous(session)) return keepUntilSignIn(context, form, reasonToSignIn(session.failure));
  const outcome = form.text('intent') === 'draw' ? await postDraw(context.lotteries, form) : await postCentre(context, form);
  const go = (path: string) => redirect(withChannel(path, context.channel), 303);
  switch (outcome.kind) {
    case 'shown':
      if (outcome.message) session.flash(outcome.message);
      return go(outcome.path);
    case 'again': {
      const { answer, regions, status } = outcome;
      return data({ answer, regions }, { status });
    }
    case 'flash':
      if (outcome.message) session.flash(outcome.message);
      return go(centrePath(outcome.tab));
    case 'signedOut':
      session.flash({ kind: 'result', key: 'account:devices.done' });
      return go('/login');
    case 'signIn':
      session.forget();
      return keepUntilSignIn(context, form, outcome);
  }
}

/** Asks the visitor to sign in. A form that may wait is carried out after sign-in. */
function keepUntilSignIn(context: AppLoadContext, form: PostedForm, why: SignInReason) {
  const fields = waitingFields(form);
  return promptSignIn(context, why, fields && { action: { action: 'membership_center', fields }, words: { key: 'account:message.signInToGoOn' } });
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const tab = readCentreTab(searchParams.get('tab'));
  const { t } = translatorOf(context);
  const user = signedInUser(context);
  const page = await critical(context, user.then(() => readTab(context, tab, searchParams)));
  return {
    page,
    meta: ownPageMeta(context, centrePath(tab), t(`account:centre.${tab}`)),
  };
}

export default function MembershipCentreRoute() {
  const { page } = useLoaderData<typeof loader>();
  const posted = usePosted(useActionData<typeof action>());
  const { state, formAction } = useNavigation();
  const common = { answer: posted?.answer, busy: state === 'submitting' };
  return (
    <MembershipScreen tab={page.tab}>
      {page.tab === 'profile' && <ProfileTab profile={page.profile} signIns={page.signIns} {...common} />}
      {page.tab === 'addresses' && (
        <AddressesTab addresses={page.addresses} edited={page.edited} lists={{ ...page.lists, ...posted?.regions }} {...common} />
      )}
      {page.tab === 'saved' && <SavedTab saved={page.saved} page={page.page} at={page.at} />}
      {page.tab === 'boms' && <BomsTab boms={page.boms} page={page.page} history={page.history} />}
      {page.tab === 'orders' && (
        <OrdersTab query={page.query} page={page.page} credit={page.credit} busy={formAction ?? ''} />
      )}
      {page.tab === 'refunds' && <RefundsTab refunds={page.refunds} page={page.page} />}
      {page.tab === 'invoices' && <InvoicesTab invoices={page.invoices} page={page.page} details={page.details} {...common} />}
      {page.tab === 'feedback' && <FeedbackTab feedback={page.feedback} />}
      {page.tab === 'lottery' && <LotteryTab page={page.lottery} busy={common.busy} />}
      {page.tab === 'account' && <AccountTab credit={page.credit} due={page.due} unlisted={page.unlisted} page={page.page} />}
    </MembershipScreen>
  );
}
