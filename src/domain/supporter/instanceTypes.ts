// The machine sizes that support staff may choose (docs/product/supporter.md#instance-types): the one table of them,
// smallest first.
/** The sizes by the cloud provider's names. */
export const INSTANCE_TYPES: readonly string[] = [
  't3.small',
  't3.medium',
  't3.large',
  't3.xlarge',
  'm5.large',
  'm5.xlarge',
  'm5.2xlarge',
  'm5.4xlarge',
];
