// The tool of this folder's two pages.
import Icon from '@mui/icons-material/GroupOutlined';
import type { InstanceTool } from '../../features/tools/instanceTool';
import { paths } from '../../paths';

export const prtgUsers: InstanceTool = {
  Icon,
  title: 'PRTG Users',
  about: 'See who uses PRTG on an instance, and when they were there last.',
  permission: 'manageInstance',
  to: paths.prtgUsers,
  nowhere: 'There is no instance whose users you may see.',
  notHere: 'You may not see the users of this instance.',
};
