// The regions as the options of a native select, in their groups and order (docs/product/regions.md#groups).
import { groupRegions, regionName, type Region } from '../../domain/regions/region';

/** Each option's value is a region's code. */
export function RegionOptions({ regions }: { regions: readonly Region[] }) {
  return groupRegions(regions).map(({ nation, regions: grouped }) => (
    <optgroup key={nation} label={nation}>
      {grouped.map((region) => (
        <option key={region.code} value={region.code}>
          {regionName(region)}
        </option>
      ))}
    </optgroup>
  ));
}
