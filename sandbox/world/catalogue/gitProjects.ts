// The public group of template projects at the git hosting, including the five that the portal leaves out.
import { EXCLUDED_PROJECT_IDS } from '../../addresses.ts';
import type { GitProject } from '../vendorWorld.ts';

const TEMPLATES = [
  'Veeam Backup', 'AWS CloudWatch', 'Synology NAS', 'Cisco Meraki', 'Fortinet FortiGate', 'APC UPS', 'HPE iLO',
  'Dell iDRAC', 'VMware vSAN', 'Proxmox VE', 'MikroTik RouterOS', 'Ubiquiti UniFi', 'Zebra Printers', 'NetApp ONTAP',
  'Palo Alto Firewall', 'QNAP NAS', 'Rittal CMC III', 'Siemens SIMATIC', 'Eaton UPS', 'Juniper Switches',
]; // oxfmt-ignore
const INTERNAL = ['.github mirror', 'CI pipelines', 'Group wiki', 'Template of templates', 'Zz sandbox'];

/** Returns all projects, the oldest first. */
export function seedGitProjects(): GitProject[] {
  const templates = TEMPLATES.map((name, n) => ({ id: 201 + n, name }));
  const internal = EXCLUDED_PROJECT_IDS.map((id, n) => ({ id, name: INTERNAL[n] ?? `Internal ${n}` }));
  return [...internal, ...templates].map((project, n) => ({
    ...project,
    created_at: new Date(Date.UTC(2020, n, 1)).toISOString(),
  }));
}
