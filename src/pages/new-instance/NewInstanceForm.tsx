// The form of a new instance: what is typed and chosen survives every failure, a closed checkout and a reload, until it has
// been bought. The visitor lookup may answer late: what isn't chosen by then follows it, and nothing else.
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import { Navigate } from 'react-router-dom';
import { useCreateSubscription } from '../../api/subscriptions/createSubscription';
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
import { isTester } from '../../domain/session/profile';
import { useCanHaveTrial } from '../../guards/useCanHaveTrial';
import { nearestRegion, regionName, type Region } from '../../domain/regions/region';
import { normaliseSubdomain, subdomainProblem } from '../../domain/instances/subdomain';
import { hasTrial, type Subscription } from '../../domain/subscriptions/subscription';
import { DEFAULT_VISITOR, payingCurrency, type Visitor } from '../../domain/regions/visitor';
import { paths } from '../../paths';
import { BillingPeriod } from '../../ui/plans/BillingPeriod';
import { PlanChoices } from '../../ui/plans/PlanChoices';
import { useFormMemory } from '../../browser/useFormMemory';
import { useNow } from '../../browser/useNow';
import { useProblemSummary } from '../../ui/form/useProblemSummary';
import { CurrencyNotice } from './CurrencyNotice';
import { FormSection } from './FormSection';
import { FORM_COLUMNS } from './formColumns';
import { isAboutSubdomain } from './isAboutSubdomain';
import { RegionField } from './RegionField';
import { resultingAddress } from './resultingAddress';
import { SubdomainField } from './SubdomainField';
import { ToCheckout } from './ToCheckout';
import { Summary } from './Summary';

/** The form's values. */
interface Draft {
  /** As typed. */
  subdomain: string;
  /** A region's code; empty while the preselected one is taken. */
  region: string;
  view: PlanView;
  /** Empty where none is chosen yet. */
  planId: string;
}

const EMPTY: Draft = { subdomain: '', region: '', view: 'month', planId: '' };

interface NewInstanceFormProps {
  /** At least one. */
  regions: readonly Region[];
  plans: readonly Plan[];
  subscriptions: readonly Subscription[];
  /** undefined until the lookup has answered. */
  visitor: Visitor | undefined;
  /** What the vendor sells in, where that is known. */
  currencies: readonly string[] | undefined;
}

/** Ends on the overview, where the new instance is being prepared. */
export function NewInstanceForm(props: NewInstanceFormProps) {
  const { regions, plans, subscriptions, visitor = DEFAULT_VISITOR, currencies } = props;
  const profile = useProfile();
  const canHaveTrial = useCanHaveTrial();
  const now = useNow();
  const nearest = nearestRegion(regions, visitor);
  const { first, keep, forget } = useFormMemory<Draft>('new', profile.sub ?? '', EMPTY);
  const defaultValues: Draft = {
    ...first,
    view: first.view === 'year' ? 'year' : 'month',
  };
  const form = useForm<Draft>({ defaultValues, shouldFocusError: false });
  const { control, register, setValue, setError, subscribe, formState } = form;
  const { errors } = formState;
  const { onInvalid, summary } = useProblemSummary(form, [
    ['subdomain', 'Subdomain', errors.subdomain?.message],
    ['planId', 'Plan', errors.planId?.message],
  ]);
  const { subdomain, region: chosenRegion, view, planId } = useWatch({ control }) as Draft;
  // What the select shows: what is sent is never another one.
  const region = regions.some(({ code }) => code === chosenRegion) ? chosenRegion : nearest;
  const visitors = payingCurrency(visitor, currencies);
  const currency = choiceCurrency(plans, planId, config.trialPlanId, visitors);

  const subdomainField = register('subdomain', {
    validate: (text) => subdomainProblem(normaliseSubdomain(text)) ?? true,
    onBlur: () => setValue('subdomain', normaliseSubdomain(form.getValues('subdomain'))),
  });
  const choicesIn = (wanted: PlanView) =>
    planChoices({
      plans,
      currency,
      view: wanted,
      trialPlanId: config.trialPlanId,
      canHaveTrial,
      hasTrial: hasTrial(subscriptions),
    });
  const choices = choicesIn(view);
  const planOf = (id: string) => [...choices.plans, ...choices.offers].find((plan) => plan.id === id);
  const { field: planField } = useController({
    control,
    name: 'planId',
    rules: { validate: (id) => planOf(id) !== undefined || 'Please choose a plan.' },
  });
  const plan = planOf(planField.value);

  const purchase = useCreateSubscription(
    (wish: Pick<Draft, 'subdomain' | 'region' | 'planId'>) => ({ ...wish, tester: isTester(profile) }),
    forget,
  );

  // In step with the tab's storage.
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe, keep],
  );

  if (purchase.result) return <Navigate to={paths.overview()} replace />;

  const changeView = (wanted: PlanView) => {
    const same = plan && counterpartOf(plan, choicesIn(wanted));
    setValue('view', wanted);
    setValue('planId', same?.id ?? '', { shouldValidate: formState.isSubmitted && same !== undefined });
  };
  const chooseRegion = (code: string) => setValue('region', code);
  const showVisitorsPrices = () =>
    setValue('planId', (plan && sameInCurrency(plan, plans, config.trialPlanId, visitors)?.id) ?? '');
  const submit = form.handleSubmit((draft) => {
    const wish = { ...draft, region, subdomain: normaliseSubdomain(draft.subdomain) };
    chooseRegion(region);
    purchase.start(wish, (error) => {
      if (isAboutSubdomain(error)) {
        setError('subdomain', { type: 'server', message: error.message }, { shouldFocus: true });
      }
    });
  }, onInvalid);
  const address = resultingAddress(subscriptions, normaliseSubdomain(subdomain));
  const place = regions.find(({ code }) => code === region);
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={FORM_COLUMNS}>
      <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
        {summary}
        <FormSection title="Address and region">
          <SubdomainField field={subdomainField} problem={errors.subdomain?.message} address={address} />
          <RegionField
            value={region}
            regions={regions}
            nearest={visitor.latitude === undefined ? undefined : nearest}
            onChoose={chooseRegion}
            onFocus={() => {
              if (!props.visitor) chooseRegion(region);
            }}
          />
        </FormSection>
        <FormSection title="Plan and billing">
          <div>
            <BillingPeriod view={view} onChange={changeView} />
            <CurrencyNotice
              shown={currency}
              visitors={visitor.countryCode === undefined ? undefined : visitors}
              onShow={showVisitorsPrices}
            />
          </div>
          <PlanChoices
            choices={choices}
            trialPlanId={config.trialPlanId}
            chosenId={plan?.id}
            problem={errors.planId?.message}
            onChoose={({ id }) => planField.onChange(id)}
            firstRef={planField.ref}
          />
        </FormSection>
      </Box>
      <Summary
        address={address}
        region={place ? regionName(place) : region}
        plan={plan}
        trialPlanId={config.trialPlanId}
        now={now}
      >
        <ToCheckout purchase={purchase} />
      </Summary>
    </Box>
  );
}
