// The tool of this folder's two pages.
import Icon from '@mui/icons-material/CloudUploadOutlined';
import type { InstanceTool } from '../../features/tools/instanceTool';
import { paths } from '../../paths';

export const upload: InstanceTool = {
  Icon,
  title: 'Upload',
  about: 'Bring your own MIB files, device templates, lookups, libraries and icons to an instance.',
  permission: 'uploadFiles',
  to: paths.upload,
  nowhere: 'There is no instance that you may upload files to.',
  notHere: 'You may not upload files to this instance.',
};
