/** Returns a valid request of POST /company-inquiries/. */
export const buildInquiry = (values: Record<string, unknown> = {}): Record<string, unknown> => ({
  company: '青空製作所株式会社',
  name: '青木 葵',
  email: 'aoki@aozora.example',
  phone: '03-1234-5678',
  topic: 'closing',
  message: '連結決算の早期化を相談させてください。\n来年3月の期末までに始めたいと考えています。',
  website: '',
  request_id: '3f2b8c1e-6a4d-4f7e-9b2a-1c5d8e7f0a9b',
  elapsed_seconds: 40,
  ...values,
});
