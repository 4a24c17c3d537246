// What the visitor pays in, for a subscription whose own currency isn't known: nothing is offered in another one first.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { currenciesQuery } from '../../../api/catalogue/currencies';
import { visitorQuery } from '../../../api/catalogue/visitor';
import { payingCurrency } from '../../../domain/regions/visitor';
import { LoadedPart } from '../../../ui/feedback/LoadedPart';
import { t } from '../../../messages/t';

interface VisitorsCurrencyProps {
  /** The content's height, px. */
  height: number;
  children: (currency: string) => ReactNode;
}

/** Takes what to show once the currency is known. The lookup never fails: it has defaults, as the currencies have. */
export function VisitorsCurrency({ height, children }: VisitorsCurrencyProps) {
  const visitor = useQuery(visitorQuery());
  const currencies = useQuery(currenciesQuery());
  const data =
    visitor.data && !currencies.isPending ? payingCurrency(visitor.data, currencies.data) : undefined;
  return (
    <LoadedPart
      what={t('manage.plans')}
      query={{ data, error: null, refetch: visitor.refetch }}
      height={height}
    >
      {children}
    </LoadedPart>
  );
}
