// The form for a new instance (docs/product/instance-settings.md#subdomain-form). Its draft survives failures, a closed
// checkout and a reload until the purchase. The visitor lookup may answer late: it changes only what the user hasn't
// chosen by then.
import Box from '@mui/material/Box';
import { useController } from 'react-hook-form';
import { Navigate } from 'react-router-dom';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { storeModel } from '../../api/subscriptions/createdHere';
import { useCreateSubscription } from '../../api/subscriptions/orders';
import { SubdomainRefusedError } from '../../api/subscriptions/subdomain';
import { useProfile } from '../../auth/useProfile';
import { config } from '../../config';
import {
  choiceCurrency,
  counterpartOf,
  planChoices,
  sameInCurrency,
  type Plan,
  type PlanView,
} from '../../domain/plans/plan';
import { modelChoice } from '../../domain/plans/modelChoice';
import { allowedPlans } from '../../domain/plans/planCosts';
import { yearlySaving } from '../../domain/plans/planMoney';
import { planLabel } from '../../domain/plans/planLabels';
import { shownPlan } from '../../domain/plans/shownPlan';
import { isTester } from '../../domain/session/profile';
import { useCanHaveTrial } from '../../guards/usePermission';
import { nearestRegion, regionName, type Region } from '../../domain/regions/region';
import { normaliseSubdomain, subdomainProblem } from '../../domain/instances/subdomain';
import { hasTrial, type Subscription, subdomainOf } from '../../domain/subscriptions/subscription';
import { DEFAULT_VISITOR, payingCurrency, type Visitor } from '../../domain/regions/visitor';
import { paths } from '../../paths';
import { BillingPeriod } from '../../ui/plans/BillingPeriod';
import { CompareCosts } from '../../ui/plans/costs/CompareCosts';
import { PlanChoices } from '../../ui/plans/PlanChoices';
import { useNow } from '../../browser/effects/useTimer';
import { Form } from '../../ui/form/Form';
import { ellipsis } from '../../ui/content/styles';
import { RegionOptions } from '../../ui/form/RegionOptions';
import { SelectInput } from '../../ui/form/SelectInput';
import { TextInput } from '../../ui/form/TextInput';
import { useDraftForm } from '../../ui/form/useDraftForm';
import { CurrencyAlert, LikeAlert } from './FormAlerts';
import { FORM_COLUMNS } from './formColumns';
import { CheckoutButton } from './CheckoutButton';
import { Summary } from './Summary';
import { message, t, textOf } from '../../messages/t';
import { RichText } from '../../ui/content/RichText';

/** The form's values. */
interface Draft {
  /** As typed. */
  subdomain: string;
  /** A region's code; empty while the preselected region applies. */
  region: string;
  view: PlanView;
  /** Empty until a plan is chosen. */
  planId: string;
}

/** What is bought, and the model that it is to be like. */
type Wanted = Pick<Draft, 'subdomain' | 'region' | 'planId'> & { modelId: string | undefined };

const EMPTY: Draft = { subdomain: '', region: '', view: 'month', planId: '' };

interface NewInstanceFormProps {
  /** At least one. */
  regions: readonly Region[];
  plans: readonly Plan[];
  subscriptions: readonly Subscription[];
  /** undefined until the lookup has answered. */
  visitor: Visitor | undefined;
  /** The currencies the vendor sells in; undefined if unknown. */
  currencies: readonly string[] | undefined;
  /** The id of the model: the instance that the new one is to be like. Must be the same while the form is open. */
  like: string | undefined;
}

/** The form. After the purchase it navigates to the overview, where the new instance is being prepared. */
export function NewInstanceForm(props: NewInstanceFormProps) {
  const { regions, plans, subscriptions, visitor = DEFAULT_VISITOR, currencies, like } = props;
  const profile = useProfile();
  const canHaveTrial = useCanHaveTrial();
  const now = useNow();
  const nearest = nearestRegion(regions, visitor);
  const visitors = payingCurrency(visitor, currencies);
  const questionOf = (planId: string) => ({
    plans,
    currency: choiceCurrency(plans, planId, config.trialPlanId, visitors),
    trialPlanId: config.trialPlanId,
    canHaveTrial,
    hasTrial: hasTrial(subscriptions),
  });
  const choicesOf = ({ view, planId }: Pick<Draft, 'view' | 'planId'>) =>
    planChoices({ ...questionOf(planId), view });
  const planOf = (draft: Pick<Draft, 'view' | 'planId'>) => {
    const { plans: regular, offers } = choicesOf(draft);
    return [...regular, ...offers].find(({ id }) => id === draft.planId);
  };
  const model = subscriptions.find(({ id }) => id === like);
  const taken = model ? modelChoice(model, regions, questionOf('')) : EMPTY;
  const form = useDraftForm<Draft>({
    // Each model has a draft of its own: the choices of another form would hide what is taken over.
    name: like === undefined ? 'new' : `new:${like}`,
    user: profile.sub,
    base: { ...EMPTY, region: taken.region, view: taken.view, planId: taken.planId },
    labels: {
      subdomain: t('forms.subdomain'),
      region: t('fleet.region'),
      planId: t('plans.planLegend'),
    },
    check: (draft) => ({
      subdomain: textOf(subdomainProblem(normaliseSubdomain(draft.subdomain))),
      planId: planOf(draft) ? undefined : t('newInstance.noPlan'),
    }),
  });
  const { control, setValue, formState } = form.methods;
  const { subdomain, region: chosenRegion, planId } = form.values;
  const view = form.values.view === 'year' ? 'year' : 'month';
  // The region that the select shows is always the one that is sent.
  const region = regions.some(({ code }) => code === chosenRegion) ? chosenRegion : nearest;
  const choices = choicesOf({ view, planId });
  const plan = planOf({ view, planId });
  const { field: planField } = useController({ control, name: 'planId' });

  const purchase = useCreateSubscription(
    ({ subdomain, region, planId }: Wanted) => ({ subdomain, region, planId, tester: isTester(profile) }),
    (created, { modelId }) => {
      form.forget();
      if (modelId !== undefined) storeModel(created.id, modelId, Date.now());
    },
  );

  if (purchase.data) return <Navigate to={paths.overview()} replace />;

  const changeView = (view: PlanView) => {
    const same = plan && counterpartOf(plan, choicesOf({ view, planId }));
    setValue('view', view);
    setValue('planId', same?.id ?? '', { shouldValidate: formState.isSubmitted && same !== undefined });
  };
  const chooseRegion = (code: string) => setValue('region', code);
  const showVisitorsPrices = () =>
    setValue('planId', (plan && sameInCurrency(plan, plans, config.trialPlanId, visitors)?.id) ?? '');
  const submit = (draft: Draft) => {
    const order = {
      ...draft,
      region,
      subdomain: normaliseSubdomain(draft.subdomain),
      modelId: model?.id,
    };
    chooseRegion(region);
    purchase.run(order, {
      onError: (error) => {
        if (error instanceof SubdomainRefusedError) form.refuse('subdomain', error.message);
      },
    });
  };
  const labelOf = (id: string) => {
    const known = plans.find((one) => one.id === id);
    return known && planLabel(known);
  };
  const suffix = knownSuffix(subscriptions);
  const address = resultingAddress(suffix, normaliseSubdomain(subdomain));
  const shownRegion = regions.find(({ code }) => code === region);
  const near = visitor.latitude === undefined ? undefined : regions.find(({ code }) => code === nearest);
  return (
    <>
      {like !== undefined && (
        <LikeAlert model={model} choice={taken} plan={model && shownPlan(model, labelOf)} />
      )}
      <Form form={form} onSubmit={submit} sx={FORM_COLUMNS}>
        <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
          <FormSection title={t('newInstance.addressAndRegion')}>
            <TextInput
              form={form}
              name="subdomain"
              isVerbatim
              keepsHint
              hint={
                address === undefined ? (
                  t('newInstance.subdomainHint')
                ) : (
                  <RichText
                    message={message('newInstance.addressHint', { address })}
                    tags={{ address: strong }}
                  />
                )
              }
              endAdornment={suffix === undefined ? undefined : <Suffix>{suffix}</Suffix>}
              onLeave={() => setValue('subdomain', normaliseSubdomain(subdomain))}
            />
            <SelectInput
              form={form}
              name="region"
              shown={region}
              hint={
                near
                  ? t('newInstance.nearestHint', { region: regionName(near) })
                  : t('newInstance.regionHint')
              }
              onFocus={() => {
                if (!props.visitor) chooseRegion(region);
              }}
            >
              <RegionOptions regions={regions} />
            </SelectInput>
          </FormSection>
          <FormSection title={t('newInstance.planAndBilling')}>
            <div>
              <BillingPeriod
                view={view}
                saving={yearlySaving(choicesOf({ view: 'year', planId }).plans, plans, config.trialPlanId)}
                onChange={changeView}
              />
              <CurrencyAlert
                shown={choiceCurrency(plans, planId, config.trialPlanId, visitors)}
                visitors={visitor.countryCode === undefined ? undefined : visitors}
                onShow={showVisitorsPrices}
              />
            </div>
            <PlanChoices
              choices={choices}
              plans={plans}
              hints={config.planHints}
              trialPlanId={config.trialPlanId}
              chosenId={plan?.id}
              problem={form.problems.planId}
              onChoose={({ id }) => planField.onChange(id)}
              firstRef={planField.ref}
            />
            <Box sx={{ ml: -1, mt: -2 }}>
              <CompareCosts plans={allowedPlans(questionOf(planId))} chosen={plan} />
            </Box>
          </FormSection>
        </Box>
        <Summary
          address={address}
          region={shownRegion ? regionName(shownRegion) : region}
          plan={plan}
          trialPlanId={config.trialPlanId}
          now={now}
        >
          <CheckoutButton purchase={purchase} />
        </Summary>
      </Form>
    </>
  );
}

const strong = (words: string) => (
  <Box component="strong" translate="no" sx={{ color: 'text.primary' }}>
    {words}
  </Box>
);

function Suffix({ children }: { children: string }) {
  return (
    <Box component="span" sx={[ellipsis, { pl: 1, flexShrink: 0, maxWidth: '60%', color: 'text.secondary' }]}>
      {children}
    </Box>
  );
}

// A section of the form: its heading, with its fields below one another.

/** A card with an h2. */
function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section" variant="panel">
      <Typography variant="h2">{title}</Typography>
      <Box sx={{ display: 'grid', gap: 3, mt: 2 }}>{children}</Box>
    </Card>
  );
}

// The address a new instance will have. The parent domain is known only from instances that exist already.

/** Returns what follows the subdomain, as ".my-prtg.example"; undefined if the user has no instance yet. */
function knownSuffix(subscriptions: readonly Subscription[]): string | undefined {
  const known = subscriptions.find(({ fqdn }) => fqdn?.includes('.'));
  return known?.fqdn?.slice(subdomainOf(known).length);
}

/** Returns as much of the address as is known; undefined without a subdomain. */
function resultingAddress(suffix: string | undefined, subdomain: string): string | undefined {
  return subdomain === '' ? undefined : `${subdomain}${suffix ?? '.…'}`;
}
