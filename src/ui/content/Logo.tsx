// The product's name with its mark.
import Box from '@mui/material/Box';

/** The mark and, beside it, the product's name. */
export function Logo() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, fontWeight: 600, lineHeight: '18px' }}>
      <Box component="svg" viewBox="0 0 32 32" aria-hidden sx={{ width: 28, height: 28, flex: 'none' }}>
        <rect width="32" height="32" rx="8" fill="#1558c0" />
        <path
          d="M6 18h5l3-8 5 13 3-8h4"
          fill="none"
          stroke="#fff"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </Box>
      <span translate="no">PRTG Hosted Monitor</span>
    </Box>
  );
}
