// The form of a new instance (specification 2, 4 and 5): what is typed and chosen survives every failure, a closed
// checkout and a reload, until it has been bought.
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import { Navigate } from 'react-router-dom';
import { useCreateSubscription } from '../../api/createSubscription';
import { useProfile } from '../../auth/useProfile';
import { config } from '../../config';
import { counterpartOf, planChoices, type Plan, type PlanView } from '../../domain/plan';
import { isTester } from '../../domain/profile';
import { nearestRegion, regionName, type Region } from '../../domain/region';
import { normaliseSubdomain, subdomainProblem } from '../../domain/subdomain';
import { hasTrial, type Subscription } from '../../domain/subscription';
import type { Visitor } from '../../domain/visitor';
import { paths } from '../../paths';
import { BillingPeriod } from '../../ui/BillingPeriod';
import { PlanChoices } from '../../ui/PlanChoices';
import { useFormMemory } from '../../ui/useFormMemory';
import { useNow } from '../../ui/useNow';
import { useProblemSummary } from '../../ui/useProblemSummary';
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
  /** A region's code. */
  region: string;
  view: PlanView;
  /** Empty where none is chosen yet. */
  planId: string;
}

const emptyDraft = (region: string): Draft => ({ subdomain: '', region, view: 'month', planId: '' });

interface NewInstanceFormProps {
  regions: readonly Region[];
  plans: readonly Plan[];
  subscriptions: readonly Subscription[];
  visitor: Visitor;
  /** What the plans are paid in. */
  currency: string;
}

/** Ends on the overview, where the new instance is being prepared. */
export function NewInstanceForm({ regions, plans, subscriptions, visitor, currency }: NewInstanceFormProps) {
  const profile = useProfile();
  const now = useNow();
  const nearest = nearestRegion(regions, visitor);
  const { first, keep, forget } = useFormMemory<Draft>('new', profile.sub ?? '', emptyDraft(nearest));
  const defaultValues: Draft = {
    ...first,
    region: regions.some(({ code }) => code === first.region) ? first.region : nearest,
    view: first.view === 'year' ? 'year' : 'month',
  };
  const form = useForm<Draft>({ defaultValues, shouldFocusError: false });
  const { control, register, setValue, setError, subscribe, formState } = form;
  const { errors } = formState;
  const { onInvalid, summary } = useProblemSummary(form, [
    ['subdomain', 'Subdomain', errors.subdomain?.message],
    ['planId', 'Plan', errors.planId?.message],
  ]);
  const { subdomain, region, view } = useWatch({ control }) as Draft;

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
      canHaveTrial: profile.canHaveTrial,
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
  const submit = form.handleSubmit((draft) => {
    const wish = { ...draft, subdomain: normaliseSubdomain(draft.subdomain) };
    purchase.start(wish, (error) => {
      if (isAboutSubdomain(error)) {
        setError('subdomain', { type: 'server', message: error.message }, { shouldFocus: true });
      }
    });
  }, onInvalid);
  const address = resultingAddress(subscriptions, normaliseSubdomain(subdomain));
  const chosenRegion = regions.find(({ code }) => code === region);
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={FORM_COLUMNS}>
      <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
        {summary}
        <FormSection title="Address and region">
          <SubdomainField field={subdomainField} problem={errors.subdomain?.message} address={address} />
          <RegionField
            field={register('region')}
            value={region}
            regions={regions}
            nearest={visitor.latitude === undefined ? undefined : nearest}
          />
        </FormSection>
        <FormSection title="Plan and billing">
          <BillingPeriod view={view} onChange={changeView} />
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
        region={chosenRegion ? regionName(chosenRegion) : region}
        plan={plan}
        trialPlanId={config.trialPlanId}
        now={now}
      >
        <ToCheckout purchase={purchase} />
      </Summary>
    </Box>
  );
}
