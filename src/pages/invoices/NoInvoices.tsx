// What who has no invoices yet sees: why, and where they come from.
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** The empty page. */
export function NoInvoices() {
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
      <ReceiptIcon color="primary" sx={{ fontSize: 40 }} />
      <Typography variant="h2">You don’t have any invoices</Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 440 }}>
        A trial is free. Once you have a paid subscription, each of its invoices stands here.
      </Typography>
    </Box>
  );
}
