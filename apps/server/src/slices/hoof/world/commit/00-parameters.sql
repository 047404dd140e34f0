  p_posts json, p_days json, p_promised json
