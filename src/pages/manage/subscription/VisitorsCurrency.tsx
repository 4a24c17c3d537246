// The visitor's currency, for a subscription whose own isn't known: plans are never shown in another currency first.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { currenciesQuery } from '../../../api/catalogue/plans';
import { visitorQuery } from '../../../api/catalogue/visitor';
import { payingCurrency } from '../../../domain/regions/visitor';
import { LoadedPart } from '../../../ui/feedback/LoadedPart';
import { t } from '../../../messages/t';

interface VisitorsCurrencyProps {
  /** The content's height, px. */
  height: number;
  children: (currency: string) => ReactNode;
}

/** Renders its children with the visitor's currency once known. Both lookups fall back to defaults. */
export function VisitorsCurrency({ height, children }: VisitorsCurrencyProps) {
  const visitor = useQuery(visitorQuery());
  const currencies = useQuery(currenciesQuery());
  const data =
    visitor.data && !currencies.isPending ? payingCurrency(visitor.data, currencies.data) : undefined;
  return (
    <LoadedPart
      what={t('plans.plansNoun')}
      query={{ data, error: null, refetch: visitor.refetch }}
      height={height}
    >
      {children}
    </LoadedPart>
  );
}
