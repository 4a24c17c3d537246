// What is seen where an instance has no users to list: why, and where they come from.
import UsersIcon from '@mui/icons-material/GroupOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { instanceAddress } from '../../domain/instanceAddress';

/** Takes the instance's domain. */
export function NoUsers({ fqdn }: { fqdn: string }) {
  const address = instanceAddress(fqdn);
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1.5,
        px: 3,
        py: { xs: 6, md: 10 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
        textAlign: 'center',
      }}
    >
      <UsersIcon color="primary" sx={{ fontSize: 40 }} />
      <Typography variant="h2">This instance has no users yet</Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 440 }}>
        Invite them in PRTG, under Setup. Everybody who has accepted stands here. If your users sign in with a
        federated directory, this list stays empty.
      </Typography>
      {address !== undefined && (
        <Button
          variant="outlined"
          endIcon={<OpenInNew />}
          onClick={() => window.open(address, '_blank', 'noopener,noreferrer')}
        >
          Open PRTG
        </Button>
      )}
    </Box>
  );
}
