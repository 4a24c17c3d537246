// The state of the Multi-Platform Probe, and where its certificate is (docs/product/instance-settings.md#probe).
import * as v from 'valibot';

/** Whether the Multi-Platform Probe is on. */
export const probeState = v.object({
  natsEnabled: v.boolean(),
  /** A configuration is running: the switch hasn't taken effect yet. */
  isSfnRunning: v.boolean(),
});

/** The probe's state, which lags behind the switch while a configuration is running. */
export type ProbeState = v.InferOutput<typeof probeState>;

/** Where the probe's certificate is. */
export const certificate = v.object({ url: v.string() });
