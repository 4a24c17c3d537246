// Where the visitor is (docs/product/vendor-api.md#visitor-lookup). Fails silently: the visitor has defaults, and no
// customer could do anything about it.
import { queryOptions } from '@tanstack/react-query';
import { config } from '../../config';
import { DEFAULT_VISITOR, visitorFrom, type Visitor } from '../../domain/regions/visitor';
import { getExternal } from '../client/external';

/** GET of the visitor lookup. Its data is the default visitor if no lookup is configured or it fails; the query never fails. */
export function visitorQuery() {
  return queryOptions({
    queryKey: ['visitor'],
    queryFn: async ({ signal }): Promise<Visitor> => {
      if (config.geoUrl === undefined) return DEFAULT_VISITOR;
      try {
        return visitorFrom(await getExternal(config.geoUrl, { signal })) ?? DEFAULT_VISITOR;
      } catch {
        return DEFAULT_VISITOR;
      }
    },
  });
}
